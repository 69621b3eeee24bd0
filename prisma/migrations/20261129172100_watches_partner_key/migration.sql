alter table "watches" validate constraint "watches_partner_id_fkey";

-- the back office asks for the number of pending providers: nobody listens any more
drop trigger if exists providers_notify_moderation_queue on providers;
drop function if exists rules.notify_moderation_queue();

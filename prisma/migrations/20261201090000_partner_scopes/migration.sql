-- tokens keep what they could do before these scopes
update "access_tokens" set "scopes" = "scopes" || '{watches:read,watches:write}'
where "partner_id" is not null and 'search:read' = any ("scopes");
update "access_tokens" set "scopes" = "scopes" || '{collections:read,collections:write}'
where "partner_id" is not null and 'providers:write' = any ("scopes");

-- The word of the Spanish and Portuguese interface for a reviewed business. What staff have edited stays.
update faq_entries
set texts = jsonb_set(texts, '{es,question}', to_jsonb('¿Qué significa “verificada”?'::text))
where texts->'es'->>'question' = '¿Qué significa “revisado”?';
update faq_entries
set texts = jsonb_set(texts, '{pt,question}', to_jsonb('O que significa “verificada”?'::text))
where texts->'pt'->>'question' = 'O que significa “analisada”?';

alter type unlisted_kind add value if not exists 'tax_number';
alter type unlisted_kind add value if not exists 'credential';

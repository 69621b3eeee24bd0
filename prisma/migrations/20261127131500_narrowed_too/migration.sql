-- services of another filter of which one must be offered near the place, too
alter type search.wanted add attribute narrowed_too int[];

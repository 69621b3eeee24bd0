"""python3 list.py [cursors]   every approved provider, then every removed one, a line each; then the cursors to begin after
next time"""

import os
import sys

from rumbo import PROVIDERS, REMOVED, Rumbo

rumbo = Rumbo(os.environ.get("RUMBO_URL", "http://localhost:4000"), os.environ["RUMBO_TOKEN"])
last, removed = (*sys.argv[1:3], None, None)[:2]
for last, node in rumbo.list(PROVIDERS, last):
    services = dict.fromkeys(offer["service"]["name"] for offer in node["providerServices"])
    print(node["databaseId"], node["businessName"], ", ".join(services), sep="\t")
for removed, node in rumbo.list(REMOVED, removed):
    print(node["providerDatabaseId"], "removed", sep="\t")
print(f"cursors: {last or ''} {removed or ''}".rstrip())

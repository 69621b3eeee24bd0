"""python3 list.py [cursor]   every approved provider, a line each; then the cursor to begin after next time"""

import os
import sys

from rumbo import Rumbo

rumbo = Rumbo(os.environ.get("RUMBO_URL", "http://localhost:4000"), os.environ["RUMBO_TOKEN"])
last = sys.argv[1] if len(sys.argv) > 1 else None
for last, node in rumbo.providers(last):
    services = dict.fromkeys(offer["service"]["name"] for offer in node["providerServices"])
    print(node["databaseId"], node["businessName"], ", ".join(services), sep="\t")
print(f"cursor: {last or ''}")

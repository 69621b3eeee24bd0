"""A small client of Rumbo's GraphQL API. Python 3.9 or later, without packages."""

import json
import time
import urllib.error
import urllib.request

PROVIDERS = """
query Providers($after: String) {
  list: publicProviders(first: 100, after: $after) {
    edges {
      cursor
      node {
        databaseId
        businessName
        updatedAt
        contacts { contactType contactValue }
        providerServices { service { name } place { displayName } }
      }
    }
    pageInfo { endCursor hasNextPage }
  }
}
"""

REMOVED = """
query Removed($after: String) {
  list: removedProviders(first: 100, after: $after) {
    edges { cursor node { providerDatabaseId } }
    pageInfo { endCursor hasNextPage }
  }
}
"""


class RumboError(Exception):
    """An error of the API; `code` is for programs."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Rumbo:
    """`url` is where Rumbo is, such as https://rumbo.example."""

    def __init__(self, url, token):
        self.url = url
        self.token = token

    def list(self, query, after=None):
        """All of PROVIDERS, least recently changed first, or of REMOVED, each with its cursor. The token needs `providers:read`.

        Keep the last cursor, and begin after it next time: only changes since then are returned.
        """
        while True:
            page = self.ask(query, {"after": after})["list"]
            for edge in page["edges"]:
                yield edge["cursor"], edge["node"]
            if not page["pageInfo"]["hasNextPage"]:
                return
            after = page["pageInfo"]["endCursor"]

    def ask(self, query, variables=None):
        """The data of the response. After 429 and 503 it waits and tries again."""
        body = json.dumps({"query": query, "variables": variables or {}}).encode()
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Content-Type": "application/json",
            "Accept": "application/graphql-response+json",
        }
        for attempt in range(1, 6):
            request = urllib.request.Request(f"{self.url}/graphql", body, headers)
            try:
                with urllib.request.urlopen(request) as response:
                    answer = json.load(response)
            except urllib.error.HTTPError as error:
                if error.code in (429, 503) and attempt < 5:
                    time.sleep(float(error.headers.get("Retry-After") or 2**attempt))
                    continue
                answer = json.load(error)
            if answer.get("errors"):
                error = answer["errors"][0]
                raise RumboError(error["extensions"]["code"], error["message"])
            return answer["data"]

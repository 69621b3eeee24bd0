"""python3 receive.py   listens for Rumbo's webhooks on PORT, and prints those whose signature is right"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["RUMBO_WEBHOOK_SECRET"].removeprefix("whsec_"))
MAX_AGE_SECONDS = 300
seen = set()


def is_signed(headers, body):
    """As https://www.standardwebhooks.com describes: a secret that was replaced has a second signature for a day."""
    webhook_id, timestamp, signatures = (headers.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > MAX_AGE_SECONDS:
        return False
    digest = hmac.new(KEY, f"{webhook_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    return any(hmac.compare_digest(expected, sent) for sent in signatures.split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not is_signed(self.headers, body):
            return self.answer(401)
        # a delivery that is tried again has the same id: keep the ids of five days, here until the program ends
        if self.headers["webhook-id"] not in seen:
            seen.add(self.headers["webhook-id"])
            event = json.loads(body)
            print(event["type"], event["data"].get("id", ""), sep="\t", flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args):
        """Only events are printed."""


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4300"))), Receiver)
print(f"listening on http://localhost:{server.server_port}", flush=True)
server.serve_forever()

/** What the samples are filled with: the partner's own values. */
export interface SampleValues {
  /** https://loans.example.in */
  origin: string
  /** A key that was made a moment ago; null asks for it in the environment. */
  key: string | null
}

interface Sample {
  key: string
  title: string
  language: string
  text: string
}

const claimBody = `{"mobile_phone_number":"9876543210","product_type":"Personal Loans","reference":"crm-1"}`

const curl = ({ origin, key }: SampleValues): string => `export MARKETPLACE_KEY='${key ?? 'pk_live_…'}'

# Claim a customer for 72 hours. 409 lead_locked: present.locked_until says until when.
curl -sS -X POST '${origin}/api/partner/leads' \\
  -H "Authorization: Bearer $MARKETPLACE_KEY" -H 'Content-Type: application/json' \\
  -d '${claimBody}'

# Your leads, the newest first
curl -sS '${origin}/api/partner/leads?page=1&page_size=50' -H "Authorization: Bearer $MARKETPLACE_KEY"

# Your money by month
curl -sS '${origin}/api/partner/money' -H "Authorization: Bearer $MARKETPLACE_KEY"
`

const nodeClaim = ({
  origin,
  key,
}: SampleValues): string => `// claim.mjs: Node.js 20 or later, nothing to install
// MARKETPLACE_KEY=${key ?? 'pk_live_…'} node claim.mjs 9876543210
const answer = await fetch('${origin}/api/partner/leads', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.MARKETPLACE_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    mobile_phone_number: process.argv[2],
    product_type: 'Personal Loans',
    reference: 'crm-1',
  }),
})
const told = await answer.json()
if (answer.status === 409) console.log('somebody else’s lead until', told.present.locked_until)
else if (!answer.ok) throw new Error(told.message)
else console.log('claimed until', told.data.ends_at)
`

const nodeReceiver = (): string => `// receiver.mjs: Node.js 20 or later, nothing to install
// HOOK_SECRET=whsec_… node receiver.mjs, behind your own https
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.HOOK_SECRET.replace('whsec_', ''), 'base64')
const seen = new Set()

const isOurs = (headers, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  // Older than five minutes: somebody plays an old message again.
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false
  const own = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === own.length && timingSafeEqual(given, own)
  })
}

const server = createServer(async (request, response) => {
  let body = ''
  request.setEncoding('utf8')
  for await (const part of request) body += part
  if (!isOurs(request.headers, body)) return response.writeHead(401).end()
  // The same message may come twice: its id says so.
  const id = request.headers['webhook-id']
  if (!seen.has(id)) {
    seen.add(id)
    const { type, data } = JSON.parse(body)
    console.log(type, data)
  }
  // Answer at once, work afterwards.
  response.writeHead(204).end()
})
server.listen(Number(process.env.PORT ?? 8080), () => console.log('listening on', server.address().port))
`

const python = ({
  origin,
  key,
}: SampleValues): string => `# marketplace.py: Python 3.9 or later, nothing to install
# MARKETPLACE_KEY=${key ?? 'pk_live_…'} python3 marketplace.py claim 9876543210
# HOOK_SECRET=whsec_… python3 marketplace.py receive, behind your own https
import base64, hashlib, hmac, json, os, sys, time, urllib.error, urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer


def claim(mobile):
    body = {"mobile_phone_number": mobile, "product_type": "Personal Loans", "reference": "crm-1"}
    request = urllib.request.Request(
        "${origin}/api/partner/leads",
        data=json.dumps(body).encode(),
        headers={
            "authorization": "Bearer " + os.environ["MARKETPLACE_KEY"],
            "content-type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=15) as answer:
            print("claimed until", json.load(answer)["data"]["ends_at"])
    except urllib.error.HTTPError as error:
        told = json.load(error)
        if error.code != 409:
            raise SystemExit(told["message"])
        print("somebody else's lead until", told["present"]["locked_until"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        id, at = self.headers.get("webhook-id", ""), self.headers.get("webhook-timestamp", "0")
        key = base64.b64decode(os.environ["HOOK_SECRET"].replace("whsec_", ""))
        own = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
        given = self.headers.get("webhook-signature", "").split(" ")
        is_ours = at.isdigit() and abs(time.time() - int(at)) < 300 and any(
            hmac.compare_digest(one, "v1," + base64.b64encode(own).decode()) for one in given
        )
        self.send_response(204 if is_ours else 401)
        self.end_headers()
        if is_ours:
            event = json.loads(body)
            print(id, event["type"], event["data"], flush=True)


if sys.argv[1] == "claim":
    claim(sys.argv[2])
else:
    HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
`

const php = ({
  origin,
  key,
}: SampleValues): string => `<?php // marketplace.php: PHP 8.1 or later, nothing to install
// MARKETPLACE_KEY=${key ?? 'pk_live_…'} php marketplace.php 9876543210 claims a customer
// HOOK_SECRET=whsec_… as the page that your own https serves receives
function is_ours(string $secret, string $id, string $at, string $signatures, string $body): bool
{
    // Older than five minutes: somebody plays an old message again.
    if (!ctype_digit($at) || abs(time() - (int) $at) >= 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));
    foreach (explode(' ', $signatures) as $one) if (hash_equals($own, $one)) return true;
    return false;
}

function claim(string $mobile): void
{
    $body = ['mobile_phone_number' => $mobile, 'product_type' => 'Personal Loans', 'reference' => 'crm-1'];
    $headers = ['Authorization: Bearer ' . getenv('MARKETPLACE_KEY'), 'Content-Type: application/json'];
    $http = ['method' => 'POST', 'header' => $headers, 'content' => json_encode($body), 'ignore_errors' => true, 'timeout' => 15];
    $text = file_get_contents('${origin}/api/partner/leads', false, stream_context_create(['http' => $http]));
    $told = json_decode((string) $text, true);
    if (isset($told['data'])) echo "claimed until {$told['data']['ends_at']}\\n";
    elseif (isset($told['present'])) echo "somebody else's lead until {$told['present']['locked_until']}\\n";
    else exit(($told['message'] ?? 'no answer') . "\\n");
}

if (PHP_SAPI === 'cli') {
    claim($argv[1]);
} else {
    $body = file_get_contents('php://input');
    [$id, $at] = [$_SERVER['HTTP_WEBHOOK_ID'] ?? '', $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? ''];
    if (!is_ours(getenv('HOOK_SECRET'), $id, $at, $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '', $body)) exit(http_response_code(401));
    // The same message may come twice: its id says so. Answer at once, work afterwards.
    http_response_code(204);
    $event = json_decode($body, true);
    error_log("$id {$event['type']} " . json_encode($event['data']));
}
`

/** Programs that run as they stand, with nothing to install. */
export const samplesOf = (values: SampleValues): readonly Sample[] => [
  { key: 'curl', title: 'curl', language: 'Shell', text: curl(values) },
  { key: 'node', title: 'Node: claim', language: 'JavaScript', text: nodeClaim(values) },
  { key: 'node-receiver', title: 'Node: receive', language: 'JavaScript', text: nodeReceiver() },
  { key: 'python', title: 'Python', language: 'Python', text: python(values) },
  { key: 'php', title: 'PHP', language: 'PHP', text: php(values) },
]

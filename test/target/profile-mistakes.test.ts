import { expect, test } from '@playwright/test'
import { remarksOn } from './remarks-on.js'

const target = 'target: { baseUrl: http://127.0.0.1:8080/api }\n'

const mistakes: Readonly<Record<string, readonly [text: string, sentence: string]>> = {
  'a misspelt section': [
    `${target}actrs: {}`,
    "assay.yaml:2:1  unknown key 'actrs': did you mean 'actors'?\n  Rename it to 'actors'.",
  ],
  'a misspelt key further down': [
    `${target}limits:\n  concurency: 4`,
    "assay.yaml:3:3  unknown key 'concurency' in limits: did you mean 'concurrency'?\n  Rename it to 'concurrency'.",
  ],
  'a key in the wrong section': [
    `${target}concurrency: 4`,
    "assay.yaml:2:1  unknown key 'concurrency'\n  Move it into 'limits'.",
  ],
  'a key that means nothing': [
    `${target}safety: { colour: red }`,
    "assay.yaml:2:11  unknown key 'colour' in safety\n  Keys that are known here: allow.",
  ],
  'credentials for the anonymous actor': [
    `${target}actors: { anonymous: { token: { env: T } } }`,
    "assay.yaml:2:11  unknown key 'anonymous' in actors\n  Take it out: anonymous always exists, without credentials.",
  ],
  'a key that would drive a terminal': [
    `${target}"\\e[2J": 1`,
    "assay.yaml:2:1  unknown key '\\u{1b}[2J'\n  Keys that are known here: target, actors, callers, auth, claims, fixtures, hooks, listener, safety, limits, extensions, reporters, supplements.",
  ],
  'a log-in without a client': [
    `${target}auth: { url: https://login.example.bank }`,
    'assay.yaml:2:1  the client is missing\n  Ask the owner of the authorization server for a client, and name it: clientId: assay',
  ],
  'a log-in that says nowhere to log in': [
    `${target}auth: { clientId: assay }`,
    'assay.yaml:2:1  it does not say where to log in\n  Name discovery, or url, or authorizationUrl and tokenUrl.',
  ],
  'a log-in at two places': [
    `${target}auth: { clientId: a, url: https://a.example, discovery: https://b.example }`,
    'assay.yaml:2:1  where to log in is said twice\n  Keep one of discovery, url, and authorizationUrl with tokenUrl.',
  ],
  'half of the endpoints': [
    `${target}auth: { clientId: a, authorizationUrl: https://a.example/authorize }`,
    'assay.yaml:2:1  tokenUrl is missing\n  Give both endpoints, or url, or discovery.',
  ],
  'a step of a recipe that fills in nothing': [
    `${target}auth: { clientId: a, url: https://a.example, recipe: [{ fill: User }] }`,
    "assay.yaml:2:55  auth.recipe[0] lacks 'with'\n  Add 'with'. For example: recipe: [ { press: Log in } ]",
  ],
  'a misspelt level': [
    `${target}safety: { allow: observ }`,
    "assay.yaml:2:18  safety.allow cannot be 'observ': did you mean 'observe'?\n  Choose one of observe, reversible, disruptive.",
  ],
  'a method in small letters': [
    `${target}hooks:\n  reset:\n    begin: { request: { method: post, url: /reset } }`,
    "assay.yaml:4:33  hooks.reset.begin.request.method cannot be 'post': did you mean 'POST'?\n  Choose one of GET, POST, PUT, PATCH, DELETE.",
  ],
  'a mapping where one of some words is meant': [
    `${target}hooks:\n  reset:\n    begin: { request: { method: { a: 1 }, url: /reset } }`,
    'assay.yaml:4:25  hooks.reset.begin.request.method is a mapping of keys to values, but must be a text\n  Choose one of GET, POST, PUT, PATCH, DELETE.',
  ],
  'a number where a text is meant': [
    `${target}fixtures: { accounts: { notViewable: [123456] } }`,
    'assay.yaml:2:39  fixtures.accounts.notViewable[0] is a number, but must be a text\n  Put it in quotes.',
  ],
  'a text where a number is meant': [
    `${target}limits: { pages: many }`,
    'assay.yaml:2:18  limits.pages is a text, but must be a whole number\n  For example: pages: 40',
  ],
  'a quote that is not closed': [
    `target: { baseUrl: "http://127.0.0.1:8080/api }\n`,
    'assay.yaml:2:1  this is not YAML: missing closing "quote\n  Check indentation, colons and quotes on this line and the one before.',
  ],
  'half a number of pages': [
    `${target}limits: { pages: 0.5 }`,
    'assay.yaml:2:18  limits.pages is a number, but must be a whole number\n  For example: pages: 40',
  ],
  'a yes that is no boolean in YAML 1.2': [
    `${target}claims: { options: { agency: no } }`,
    'assay.yaml:2:30  claims.options.agency is a text, but must be true or false\n  For example: agency: false',
  ],
  'a number out of range': [
    `${target}limits: { concurrency: 0 }`,
    'assay.yaml:2:24  limits.concurrency is 0, but must be at least 1\n  For example: concurrency: 16',
  ],
  'a public URL that is none': [
    `${target}listener: { port: 8089, publicUrl: assay.ci.example.bank }`,
    'assay.yaml:2:36  the public URL is not an absolute URL\n  For example: https://assay.ci.example.bank/push',
  ],
  'a public URL with a query': [
    `${target}listener: { publicUrl: 'https://assay.ci.example.bank/?to=me' }`,
    'assay.yaml:2:24  the public URL has a query or a fragment\n  End it with the path.',
  ],
  'a port that does not exist': [
    `${target}listener: { port: 65536 }`,
    'assay.yaml:2:19  listener.port is 65536, but must be at most 65535\n  For example: port: 8089',
  ],
  'a section without content': [
    `${target}limits:\n`,
    'assay.yaml:2:1  limits is empty\n  Fill it or take it out. For example: limits: { concurrency: 4 }',
  ],
  'a hook that never begins': [
    `${target}hooks:\n  clock: { timeLimit: 5 }`,
    "assay.yaml:3:3  hooks.clock lacks 'begin'\n  Add 'begin'. For example: clock: { begin: { request: { method: POST, url: /control/outage, expect: [ 204 ] } }, end: { command: [ ./lift-outage.sh, --now ] }, timeLimit: 5 }",
  ],
  'a hook that calls and commands at once': [
    `${target}hooks: { clock: { begin: { request: { url: /a }, command: [b] } } }`,
    "assay.yaml:2:19  hooks.clock.begin needs either 'request' or 'command', and not both\n  For example: begin: { command: [ ./lift-outage.sh, --now ] }",
  ],
  'a hook whose URL has no beginning': [
    `${target}hooks: { reset: { begin: { request: { url: control/reset } } } }`,
    "assay.yaml:2:44  hooks.reset.begin.request.url does not have the form that is expected\n  An absolute http or https URL, or a path from the root of the target's host. For example: url: /control/outage",
  ],
  'a hook whose URL cannot be one': [
    `${target}hooks: { reset: { begin: { request: { url: 'http://a b/' } } } }`,
    'assay.yaml:2:44  this is not a URL\n  For example: url: /control/outage',
  ],
  'a header that cannot be sent': [
    `${target}hooks: { reset: { begin: { request: { url: /a, headers: { a b: c } } } } }`,
    "assay.yaml:2:59  'a b' cannot be the name of a header field\n  Use letters, digits and hyphens.",
  ],
  'a secret from two places': [
    `${target}actors: { customer: { token: { env: T, file: t } } }`,
    "assay.yaml:2:23  actors.customer.token needs exactly one of 'env' and 'file'\n  For example: token: { env: ASSAY_TOKEN }",
  ],
  'an actor without credentials': [
    `${target}actors: { customer: {} }`,
    "assay.yaml:2:11  actors.customer needs at least one of 'apiKey' and 'token' and 'interfaces'\n  For example: customer: { apiKey: { env: ASSAY_API_KEY }, token: { env: ASSAY_TOKEN } }",
  ],
  'an interface that is claimed twice': [
    `${target}claims: { interfaces: [accounts, text, accounts] }`,
    'assay.yaml:2:40  claims.interfaces lists this twice\n  Keep one of the two.',
  ],
  'supplements that belong to no interface': [
    `${target}supplements: [ours.yaml]`,
    'assay.yaml:2:1  supplements is a list, but must be a mapping of keys to values\n  For example: supplements: { notifications: notifications.overlay.yaml }',
  ],
  'a supplement without a name': [
    `${target}supplements: { notifications: [] }`,
    'assay.yaml:2:16  supplements.notifications is empty\n  Fill it or take it out. For example: notifications: notifications.overlay.yaml',
  ],
  'no base URL': [
    'target: { name: Sandbox }',
    'assay.yaml:1:1  the base URL of the target is missing\n  For example: target: { baseUrl: https://sandbox.example.bank/api }',
  ],
  'a base URL of another scheme': [
    'target: { baseUrl: ftp://sandbox.example.bank }',
    "assay.yaml:1:20  the base URL begins with 'ftp', but must be http or https\n  For example: https://sandbox.example.bank/api",
  ],
  'a base URL without scheme': [
    'target: { baseUrl: sandbox.example.bank/api }',
    'assay.yaml:1:20  the base URL is not an absolute URL\n  For example: https://sandbox.example.bank/api',
  ],
  'a base URL with a port that there is not': [
    'target: { baseUrl: http://sandbox.example.bank:99999/api }',
    'assay.yaml:1:20  the base URL has the port 99999, and there is none above 65535\n  For example: https://sandbox.example.bank/api',
  ],
  'a base URL with a variable in it': [
    'target: { baseUrl: "${BANK}/api" }',
    'assay.yaml:1:20  the base URL is not an absolute URL\n  Variables are not filled in here; write the URL out.',
  ],
  'members that are to be merged': [
    `${target}fixtures: { accounts: &a { external: [a] } }\nactors: { admin: { <<: *a } }`,
    "assay.yaml:3:20  unknown key '<<' in actors.admin\n  Mappings are not merged here: write the members out, or name a whole mapping by its anchor.",
  ],
  'a base URL with credentials, which are not repeated': [
    'target: { baseUrl: "https://me:hunter2@sandbox.example.bank" }',
    'assay.yaml:1:20  the base URL carries a user name or a password\n  Take it out; credentials belong to the actors.',
  ],
  'a base URL with a query': [
    'target: { baseUrl: "https://sandbox.example.bank/api?" }',
    'assay.yaml:1:20  the base URL has a query or a fragment\n  End it with the path.',
  ],
  'an empty file': [
    '# nothing yet',
    'assay.yaml:1:1  the profile is empty\n  Fill it or take it out. To write one: npx assay init --base-url https://sandbox.example.bank/api --out FILE',
  ],
  'a key that occurs twice': [
    `${target}target: {}`,
    "assay.yaml:2:1  the key 'target' occurs twice\n  Keep one of the two.",
  ],
  'a tab': [
    'target:\n\tbaseUrl: http://127.0.0.1',
    'assay.yaml:2:1  a tab is used for indentation\n  Indent with spaces.',
  ],
  'a bracket that is not closed': [
    'claims: { interfaces: [accounts }',
    'assay.yaml:1:33  this is not YAML: flow sequence in block collection must be sufficiently indented and end with a ]\n  Check indentation, colons and quotes on this line and the one before.',
  ],
  'a tag': [
    'target: !!js/function x',
    'assay.yaml:1:9  this tag means nothing here\n  Leave the tag (!…) out.',
  ],
  'two documents': [
    `${target}---\n${target}`,
    'assay.yaml:2:1  the file holds more than one document\n  Keep what stands before this line, one document per file.',
  ],
}

for (const [title, [text, sentence]] of Object.entries(mistakes)) {
  test(`A profile with ${title} is refused with the place and a remedy`, () => {
    expect(remarksOn(text).mistakes[0]).toBe(sentence)
  })
}

test('One reading reports every mistake, in the order of the file', () => {
  const text = `target: { baseUrl: 'https://a.example?x' }
actors:
  customer: { token: { env: NOT_SET } }
  agent: { tokn: { env: T } }
limits: { pages: 0, concurrency: 1.5 }
safety: { allow: all }
`
  const places = remarksOn(text).mistakes.map((sentence) => sentence.split('  ')[0])
  expect(places).toEqual([
    'assay.yaml:1:20',
    'assay.yaml:3:15',
    'assay.yaml:4:12',
    'assay.yaml:5:18',
    'assay.yaml:5:34',
    'assay.yaml:6:18',
  ])
})

test('Anchors that expand without end are refused', () => {
  const levels = ['b', 'c', 'd', 'e'].map((name, index) => {
    const below = String.fromCharCode('a'.charCodeAt(0) + index)
    return `${name}: &${name} [${Array(9).fill(`*${below}`).join(', ')}]`
  })
  const text = ['a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]', ...levels].join('\n')
  expect(remarksOn(text).mistakes).toEqual([
    'assay.yaml:5:32  the anchors of this file expand to more than 50,000 values\n  Write the values out instead of repeating them with * and &.',
  ])
})

for (const [what, piece] of [
  ['brackets', '['],
  ['lists', '- '],
] as const) {
  test(`A file of nothing but nested ${what} is refused`, () => {
    expect(remarksOn(piece.repeat(100_000)).mistakes).toEqual([
      'assay.yaml:1:1  this file is nested far too deeply\n  Take brackets and indentation away.',
    ])
  })
}

test('A file that cannot be a profile is refused before it is parsed', () => {
  const remedy =
    '\n  Check the path. To write one in another place: npx assay init --base-url https://sandbox.example.bank/api --out FILE'
  expect(remarksOn('#'.repeat(300_000)).mistakes).toEqual([
    `assay.yaml  this profile cannot be read: it is larger than 262144 bytes${remedy}`,
  ])
  expect(remarksOn(Uint8Array.of(0xff, 0xfe, 0x61)).mistakes).toEqual([
    'assay.yaml  this profile cannot be read: it is UTF-16, not UTF-8 text\n  Save it as UTF-8.',
  ])
})

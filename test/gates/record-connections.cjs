// Loaded into every Node process and thread of a test (NODE_OPTIONS=--require): writes down which
// hosts are looked up or connected to, and which programs are started. CommonJS, since only
// --require works everywhere before anything else is loaded.
const childProcess = require('node:child_process')
const dgram = require('node:dgram')
const dns = require('node:dns')
const { appendFileSync } = require('node:fs')
const net = require('node:net')

const file = process.env.ASSAY_TEST_CONNECTIONS

function record(kind, name) {
  const program = process.argv[1] ?? process.argv0
  appendFileSync(file, `${JSON.stringify({ kind, name: String(name), program })}\n`)
}

/** Calls `before` with the arguments of each call. */
function watch(owner, method, before) {
  const original = owner[method]
  owner[method] = function (...args) {
    before(args, this)
    return original.apply(this, args)
  }
}

/** Options, which Node itself hands over in an array, or a port with a host, or a path. */
function addressOf([first, second]) {
  const given = Array.isArray(first) ? first[0] : first
  if (typeof given === 'object' && given !== null)
    return given.path === undefined ? (given.host ?? 'localhost') : undefined
  if (Number.isNaN(Number(given))) return undefined
  return typeof second === 'string' ? second : 'localhost'
}

watch(net.Socket.prototype, 'connect', (args) => {
  const host = addressOf(args)
  if (host !== undefined) record('host', host)
})
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const method of Object.getOwnPropertyNames(owner))
    if (/^(lookup|resolve|reverse)/.test(method) && typeof owner[method] === 'function')
      watch(owner, method, ([name]) => record('host', name))
watch(dgram.Socket.prototype, 'send', (args) =>
  record('host', args.findLast((one) => typeof one === 'string') ?? 'localhost'),
)
watch(childProcess.ChildProcess.prototype, 'spawn', ([options]) => record('start', options.file))

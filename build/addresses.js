import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import hostedGitInfo from 'hosted-git-info'

/**
 * `node build/addresses.js fill` gives the package the addresses of the repository that it is packed from: repository,
 * homepage and bugs, as the remote `origin` tells them. `node build/addresses.js restore` puts back what was there before.
 * What package.json says by itself stays, and where no remote is known nothing is filled in.
 */
const file = 'package.json'
const before = 'dist/package.before-packing.json'

/** Where the project is at home; nothing where it has no remote, or one on this machine. */
function addresses() {
  const remote = remoteAddress()
  if (remote === undefined) return {}
  const host = hostedGitInfo.fromUrl(remote, { noCommittish: true })
  if (host === undefined) return { repository: { type: 'git', url: remote } }
  return {
    repository: { type: 'git', url: host.https() },
    homepage: host.docs(),
    bugs: { url: host.bugs() },
  }
}

/** Without credentials: all who install the package can read it. */
function remoteAddress() {
  const given = originOf()
  // git@host:owner/name.git, as ssh has it.
  const [, host, path] = /^(?:[\w.-]+@)?([\w.-]+\.[\w-]+):(?!\/\/)(.+)$/.exec(given) ?? []
  const text = host === undefined ? given : `ssh://${host}/${path}`
  if (!/^(?:git\+)?(?:https?|ssh|git):\/\//.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.username = url.password = ''
  return url.href
}

function originOf() {
  try {
    const stdio = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio }).trim()
  } catch {
    return ''
  }
}

/** Packing fills in what it finds, and puts back what was there before. */
if (process.argv[2] === 'fill') {
  const text = readFileSync(file, 'utf8')
  const own = JSON.parse(text)
  const filled = { ...own, ...addresses(), ...own }
  writeFileSync(before, text)
  writeFileSync(file, `${JSON.stringify(filled, undefined, 2)}\n`)
} else if (existsSync(before)) {
  renameSync(before, file)
}

import { createHash } from 'node:crypto'
import { existsSync, type FSWatcher, statSync, watch } from 'node:fs'
import { connect } from 'node:net'
import { basename, dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'
import { isLoopback } from '../../target/is-loopback.js'
import { CommandError } from '../command-error.js'

/** Milliseconds between two looks: at a target on this machine, at one elsewhere, at a URL. */
const pauses = { near: 100, far: 1000, url: 500 }
/** Milliseconds that a connection may take, and an answer of a URL that is watched. */
const patience = 5000
/** Milliseconds in which changes of files count as one: editors write in several steps. */
const together = 60

/** What begins a round. */
export interface RoundTriggers {
  /** Whether the target takes connections. */
  isUp(): boolean
  /** Called with why, each time; the target may be down. */
  onChange(tell: (why: string) => void): void
  close(): void
}

/**
 * Watches for what begins a round: a target that takes connections after it took none, and files, folders and URLs that
 * change. Nothing but connections is opened to the target; a URL is asked without credentials.
 *
 * @param baseUrl of the target
 * @param places files, folders and URLs, as the user named them
 * @throws CommandError for a file that is not there
 */
export async function openRoundTriggers(
  baseUrl: string,
  places: readonly string[],
): Promise<RoundTriggers> {
  const closed = new AbortController()
  let listener: (why: string) => void = () => undefined
  let up = await takesConnections(baseUrl)
  const tell = (why: string): void => listener(why)

  const watchers = places
    .filter((one) => !isUrl(one))
    .map((path) => watchPath(path, () => tell(`${path} changed`)))
  void everyNowAndThen(isLoopback(baseUrl) ? pauses.near : pauses.far, closed.signal, async () => {
    const was = up
    up = await takesConnections(baseUrl)
    if (up !== was) tell(up ? 'the target came back' : 'the target went away')
  })
  for (const url of places.filter(isUrl)) {
    let last: string | undefined
    void everyNowAndThen(pauses.url, closed.signal, async () => {
      const now = await fingerprint(url)
      const changed = now !== undefined && last !== undefined && now !== last
      last = now ?? last
      if (changed) tell(`${url} changed`)
    })
  }
  return {
    isUp: () => up,
    onChange: (told) => {
      listener = told
    },
    close() {
      closed.abort()
      for (const one of watchers) one.close()
    },
  }
}

const isUrl = (place: string): boolean => /^https?:\/\//.test(place)

async function everyNowAndThen(
  milliseconds: number,
  signal: AbortSignal,
  look: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await look()
    // Rejects when it is closed.
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
  }
}

function watchPath(path: string, changed: () => void): FSWatcher {
  if (!existsSync(path))
    throw new CommandError(`--on ${path}: there is no such file or folder. Is it spelt right?`)
  const isFolder = statSync(path).isDirectory()
  let timer: NodeJS.Timeout | undefined
  // Editors put a new file in the place of the old one: what is watched is the folder.
  const watcher = watch(isFolder ? path : dirname(resolve(path)), { recursive: isFolder })
  watcher.on('change', (_, name) => {
    if (!isFolder && String(name) !== basename(path)) return
    clearTimeout(timer)
    timer = setTimeout(changed, together)
  })
  // A folder that is taken away is no reason to end.
  watcher.on('error', () => undefined)
  watcher.on('close', () => clearTimeout(timer))
  return watcher
}

function takesConnections(baseUrl: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(baseUrl)
  const secure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const to = { host, port: Number(port) || (secure ? 443 : 80) }
  return new Promise((answered) => {
    // Whether it is trusted is not asked here, as nothing is sent.
    const socket = secure ? connectSecurely({ ...to, rejectUnauthorized: false }) : connect(to)
    const end = (answer: boolean): void => {
      socket.destroy()
      answered(answer)
    }
    socket.setTimeout(patience, () => end(false))
    socket.once(secure ? 'secureConnect' : 'connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

async function fingerprint(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const hash = createHash('sha256').update(String(answer.status))
    let bytes = 0
    for await (const chunk of answer.body ?? []) {
      hash.update(chunk)
      bytes += chunk.length
      // The beginning tells.
      if (bytes > 1024 * 1024) break
    }
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

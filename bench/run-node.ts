import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bankSecrets } from '../src/reference/bank-secrets.js'

/**
 * Runs node with these arguments until it ends.
 *
 * @throws Error with what it wrote, when it does not end with 0
 */
export async function runNode(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, ...bankSecrets }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${said}`)
}

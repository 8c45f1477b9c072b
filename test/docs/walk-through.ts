import { assay } from '../cli/assay.js'
import { type Ended, startAssay } from '../cli/start-assay.js'
import { codeBlocks } from './code-blocks.js'
import { document } from './documents.js'

interface Step {
  /** As the document has it. */
  readonly line: string
  readonly ended: Ended
}

/**
 * Does what the blocks of a document say that are marked `run=walkthrough`, line by line as they stand, but that the
 * bank listens on a free port: what is printed has the usual one.
 *
 * @param usual host and port that the document names
 */
export async function walkThrough(path: string, folder: string, usual: string) {
  const blocks = codeBlocks(document(path)).filter(({ mark }) => mark === 'run=walkthrough')
  const env: Record<string, string> = {}
  const done: Step[] = []
  let host = '127.0.0.1:0'
  let bank: ReturnType<typeof startAssay> | undefined
  const close = async (): Promise<void> => {
    bank?.child.kill()
    await bank?.ended
  }
  for (const line of blocks.flatMap(({ text }) => text.trim().split('\n'))) {
    const [program, name, ...args] = line.replaceAll(usual, host).split(' ')
    if (program === 'export') {
      for (const set of [name, ...args]) {
        const [variable = '', value = ''] = set?.split('=') ?? []
        env[variable] = value
      }
    } else if (program !== 'npx' || name !== 'assay') throw new Error(`what is ${line}?`)
    else if (args[0] === 'serve') {
      await close()
      bank = startAssay([...args, '--port', host.split(':')[1] ?? ''], { folder })
      await bank.says('Ctrl-C stops it.')
      host = /http:\/\/([\d.:]+)/.exec(bank.stdout())?.[1] ?? host
    } else {
      const ended = await assay(args, { folder, env })
      done.push({ line, ended: { ...ended, stdout: ended.stdout.replaceAll(host, usual) } })
    }
  }
  return { done, close }
}

import type { Readable, Writable } from 'node:stream'
import { styleText } from 'node:util'
import type { ReportedGroup } from '../../report/outline/reported-group.js'
import { wrap } from '../../report/terminal/wrap.js'
import type { Suites } from '../../run/load-suites.js'
import { checkBaseUrl } from '../../target/check-base-url.js'
import type { Environment } from '../../target/environment.js'
import { variableName } from '../../target/variable-name.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import type { Setting } from './parse-settings.js'

/** What a user at the terminal is asked. */
export interface Questions {
  baseUrl(): Promise<string>
  /** The credentials of the customer that are not in the environment; for now, as they are not written. */
  credentials(env: Environment): Promise<Environment>
  /** Where one logs in; empty for a user with a token. */
  loginUrl(): Promise<string>
  /**
   * Assay's name at the authorization server; empty for a user with a token.
   *
   * @param where one logs in
   */
  clientId(where: string): Promise<string>
  /**
   * The API key and the secret of the client that are not in the environment, which are kept.
   *
   * @param keyVariable undefined where the key is known
   */
  client(env: Environment, keyVariable: string | undefined): Promise<Environment>
  /** Fixtures that only the owner of the target knows, those first that decide most. */
  fixtures(missing: readonly ReportedGroup[], suites: Suites): Promise<readonly Setting[]>
  /**
   * Where an operation is; nothing where that is not known.
   *
   * @param fault what is wrong with an answer
   */
  place(
    operation: string,
    summary: string,
    sample: string,
    fault: (answer: string) => string | undefined,
  ): Promise<string>
}

interface Terminal {
  readonly input: Readable
  readonly output: Writable
}

/** Cells of a line. */
const widthOf = ({ output }: Terminal): number =>
  ('columns' in output && Number(output.columns)) || 80

/** Fixtures that are asked for: who is asked more often gives up. */
const mostAsked = 6

/** Opens the questions. The library is loaded only here, so that a user who is asked nothing does not wait for it. */
export async function openQuestions(terminal: Terminal): Promise<Questions> {
  const { isCancel, password, S_BAR, text } = await import('@clack/prompts')
  const inLines = (question: string): string =>
    wrap(question, Math.max(widthOf(terminal) - 4, 20)).join(`\n${styleText('gray', S_BAR)}  `)
  const answered = (answer: string | symbol | undefined): string => {
    if (isCancel(answer) || typeof answer === 'symbol')
      throw new CommandError('it was cancelled; nothing was written', exitCode.untested)
    return answer ?? ''
  }
  return {
    async baseUrl() {
      const validate = (url = ''): string | undefined => {
        const checked = checkBaseUrl(url)
        return checked.kind === 'bad' ? `${checked.message}. ${checked.remedy}` : undefined
      }
      const message = 'Where is the target? Every path of the contract is appended to this URL.'
      const placeholder = 'https://sandbox.example.bank/api'
      return answered(await text({ ...terminal, message: inLines(message), placeholder, validate }))
    },
    async credentials(env) {
      const given: Record<string, string> = {}
      for (const [credential, what] of [
        ['apiKey', 'API key'],
        ['token', 'access token'],
      ] as const) {
        const variable = variableName('customer', credential)
        if (env[variable]?.trim()) continue
        const message = `The customer's ${what}? ${variable} is not set. It is used now and not written.`
        const value = answered(
          await password({ ...terminal, message: inLines(message), clearOnError: true }),
        ).trim()
        if (value !== '') given[variable] = value
      }
      return given
    },
    async loginUrl() {
      const message =
        'Where do users log in? The root of the authorization server, or its OpenID Connect configuration. Leave it empty if you have an access token.'
      return answered(await text({ ...terminal, message: inLines(message) })).trim()
    },
    async clientId(where) {
      const message = `The log-in is at ${where}. Which client (clientId)? Leave it empty if you have an access token.`
      return answered(await text({ ...terminal, message: inLines(message) })).trim()
    },
    async client(env, keyVariable) {
      const given: Record<string, string> = {}
      const kept = 'It is stored for you only, outside of this folder'
      for (const [variable, what] of [
        [keyVariable, 'The API key of the client application?'],
        ['ASSAY_CLIENT_SECRET', 'The secret of the client? A public client has none.'],
      ] as const) {
        if (variable === undefined || env[variable]?.trim()) continue
        const message = `${what} ${kept}; leave it empty if there is none.`
        const value = answered(
          await password({ ...terminal, message: inLines(message), clearOnError: true }),
        ).trim()
        if (value !== '') given[variable] = value
      }
      return given
    },
    async place(operation, summary, sample, fault) {
      const message = `${summary} (${operation}): which method and path? Leave it empty if you do not know.`
      const validate = (answer = '') => (answer === '' ? undefined : fault(answer))
      return answered(
        await text({ ...terminal, message: inLines(message), placeholder: sample, validate }),
      )
    },
    async fixtures(missing, { interfaces }) {
      const settings: Setting[] = []
      let asked = 0
      for (const { remedy, requirements } of missing) {
        const [, name = '', fixture = ''] = /^add fixtures\.(\w+)\.(\w+)$/.exec(remedy ?? '') ?? []
        const what = interfaces.get(name)?.given[fixture]
        if (what === undefined) continue
        if (asked === mostAsked) break
        asked += 1
        const { length } = requirements
        const wait = length === 1 ? 'One requirement waits' : `${length} requirements wait`
        const message = `${wait} for ${name}.${fixture}: ${what}.`
        const placeholder = 'Which? Leave it empty if you do not know.'
        const answer = answered(await text({ ...terminal, message: inLines(message), placeholder }))
        const values = answer.split(',').flatMap((one) => one.trim() || [])
        if (values.length > 0) settings.push({ interface: name, fixture, values })
      }
      return settings
    },
  }
}

import { escapeTerminal } from '../../report/escape-terminal.js'
import { counted } from '../../report/counted.js'
import { formatCount } from '../../report/format-count.js'
import { groupLines } from '../../report/terminal/group-lines.js'
import { fitLines } from '../../report/terminal/fit-lines.js'
import { wrap } from '../../report/terminal/wrap.js'
import type { Environment } from '../../target/environment.js'
import type { Extended } from '../../target/extend-profile/extend-profile.js'
import { variableName } from '../../target/variable-name.js'
import { loginCommandFor, usualProfile } from '../login/login-command-for.js'
import { inCommands, initCommandFor } from './in-commands.js'
import type { SeenInterface } from './look-at-interface.js'
import type { Setting } from './parse-settings.js'
import { settingFor } from './setting-for.js'
import type { RunForecast } from './rehearse-profile.js'

/** What was written, and what it comes to. */
interface Written {
  /** As the user named it. */
  readonly file: string
  /** Undefined when it was not there before. */
  readonly before: string | undefined
  readonly extended: Extended
  /** What the user said. */
  readonly said: readonly Setting[]
  readonly forecast: RunForecast
  readonly seen: readonly SeenInterface[]
  /** Environment variables whose values were typed in. */
  readonly variables: readonly string[]
}

/** What would decide most is told; `assay plan` has the rest. */
const most = 8

/** What was seen, in one line. */
export function seenText(seen: readonly SeenInterface[]): string {
  const there = seen.filter(({ answers, refusal }) => answers === true && refusal === undefined)
  const refusals = seen.flatMap(({ refusal }) => refusal ?? [])
  const statuses = [...new Set(refusals)].toSorted((one, other) => one - other).join(' or ')
  const refused = refusals.length === 0 ? [] : [`${refusals.length} answered with ${statuses}`]
  const counts = there.flatMap((one) => [...one.counts])
  const silent = seen.filter(({ answers }) => answers === undefined).map(({ name }) => name)
  const unread = silent.length === 0 ? '' : ` (only writing would tell of ${silent.join(' and ')})`
  return [
    `${counted(there.length, 'interface')} answer${there.length === 1 ? 's' : ''}${unread}`,
    ...refused,
    ...counts.map(([what, count]) => `${formatCount(count)} ${what}`),
  ].join(', ')
}

/** What was written, what it comes to, what is still missing, and what goes on from here. */
export function writtenText(written: Written, width: number): string {
  const { file, extended, forecast, variables } = written
  const shown = escapeTerminal(file)
  const total = forecast.decided + forecast.undecided
  const [told, rest] = [forecast.missing.slice(0, most), forecast.missing.slice(most)]
  const waiting = rest.reduce((sum, one) => sum + one.requirements.length, 0)
  const profile = file === usualProfile ? '' : ` --profile ${shown}`
  const prospects = `With it ${formatCount(forecast.decided)} of ${formatCount(total)} requirements can be decided`
  return [
    ...changeLines(written, width),
    ...extended.left.map(
      ({ section, members }) =>
        `  Left out: ${members.map(({ name }) => name).join(', ')}, as ${section.join('.')} is in braces or behind an anchor. Write it on lines of its own.`,
    ),
    '',
    ...(told.length === 0 ? [`  ${prospects}.`] : []),
    ...groupLines(
      forecast.missing.length === 1
        ? `${prospects}. What decides the rest`
        : `${prospects}. What decides most of the rest`,
      told.map((one) => inCommands(one, written.file, written.seen)),
      width,
    ).slice(0, -1),
    ...(waiting > 0
      ? [
          ...wrap(escapeTerminal(whatElse(rest), 400), width - 7).map((line, at) =>
            at === 0 ? `${formatCount(waiting).padStart(5)}  ${line}` : `${' '.repeat(9)}${line}`,
          ),
          `${' '.repeat(7)}npx assay plan${profile} lists what each decides`,
        ]
      : []),
    '',
    ...(variables.length > 0 ? [`  export ${variables.map((name) => `${name}=…`).join(' ')}`] : []),
    `  Go on with: npx assay run${profile}`,
    '',
  ].join('\n')
}

const mostNamed = 8

/** Names of what is missing besides. */
function whatElse(missing: Written['forecast']['missing']): string {
  const remedies = [...new Set(missing.flatMap(({ remedy }) => remedy ?? []))]
  const names = remedies.flatMap((one) => /^add (.*)$/.exec(one)?.[1] ?? [])
  if (names.length === 0) return 'for what no profile can give'
  const isAll = names.length === missing.length && names.length <= mostNamed
  return `with ${names.slice(0, mostNamed).join(', ')}${isAll ? '' : ', …'}`
}

interface Begun {
  readonly file: string
  readonly before: string | undefined
  readonly text: string
  /** Where one logs in. */
  readonly where: string
  /** Secrets that are kept. */
  readonly secrets: Environment
}

/** A profile that says where to log in, and what is to be done next. */
export function begunText({ file, before, text, where, secrets }: Begun, env: Environment): string {
  const shown = escapeTerminal(file)
  const lines = counted(linesIn(text) - linesIn(before ?? ''), 'line')
  const key = variableName('customer', 'apiKey')
  const hasKey = Boolean(env[key]?.trim()) || key in secrets
  const kept = Object.keys(secrets)
  return [
    `Log in at ${escapeTerminal(where)}`,
    '',
    before === undefined ? `  Written: ${shown} (${lines})` : `  Added to ${shown}: ${lines}`,
    ...(kept.length > 0 ? [`  Stored for you only: ${kept.join(' and ')}`] : []),
    '',
    ...(hasKey ? [] : [`  export ${key}=…`]),
    `  Go on with: ${loginCommandFor('customer', shown)}`,
    '',
  ].join('\n')
}

const linesIn = (text: string): number => text.split('\n').length - 1

function changeLines(
  { file, before, extended: { text, added }, said, seen }: Written,
  width: number,
): readonly string[] {
  const members = added
    .filter(({ section: [top] }) => top === 'fixtures')
    .flatMap(({ section: [, name], members }) => members.map((one) => ({ ...one, section: name })))
  const supposed = members.filter((one) => one.isSupposed)
  const found = members.filter(
    ({ section, name, isSupposed }) =>
      !isSupposed && !said.some((one) => one.interface === section && one.fixture === name),
  ).length
  const shown = escapeTerminal(file)
  const lines = counted(linesIn(text) - linesIn(before ?? ''), 'line')
  const fixtures = `${counted(found, 'fixture')} found`
  const change =
    text === before
      ? `  ${shown} is unchanged: nothing new was found.`
      : before === undefined
        ? `  Written: ${shown} (${lines}, ${fixtures})`
        : `  Added to ${shown}: ${lines}, ${fixtures}`
  const skeletons = added
    .filter(({ section: [top] }) => top === 'hooks' || top === 'supplements')
    .flatMap((one) => one.members.map(({ name }) => `${one.section[0]}.${name}`))
  const toFill =
    skeletons.length === 0
      ? []
      : [fitLines(`  For you to fill in, behind number signs: ${skeletons.join(', ')}`, width)]
  if (supposed.length === 0) return [change, ...toFill]
  const settings = supposed.map(({ section, name }) => settingFor(`${section}.${name}`, seen))
  return [
    change,
    `  For you to confirm, behind number signs: ${counted(supposed.length, 'fixture')}.`,
    ...(settings.some((one) => one.endsWith('=…'))
      ? []
      : [`  If they are right: ${[initCommandFor(shown), ...settings].join(' \\\n    ')}`]),
    ...toFill,
  ]
}

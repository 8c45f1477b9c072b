import type { Command } from 'commander'
import { CommandError } from './command-error.js'
import { didYouMean } from './did-you-mean.js'

const isUrl = (word: string): boolean => /^https?:\/\//i.test(word)
const isProfile = (word: string): boolean => /\.ya?ml$/i.test(word)

/**
 * Checks the first word of a command line. As run is the default, a mistyped command would be taken for an argument of
 * it.
 *
 * @throws CommandError for one that is no command
 */
export async function checkCommand(
  { commands }: Command,
  [first, second]: readonly string[],
): Promise<void> {
  const known = [...commands.map((command) => command.name()), 'help']
  const word = first === 'help' ? second : first
  if (word === undefined || word.startsWith('-') || known.includes(word)) return
  const option = await optionFor(word)
  const meant =
    option === undefined ? didYouMean(word, known) : `; did you mean assay run ${option}?`
  throw new CommandError(`there is no command ${word}${meant} (assay --help shows all)`)
}

/**
 * Checks the words that a command was given: those that it does not take, and a file where an address belongs or the
 * other way round.
 *
 * @throws CommandError for the first that is misplaced
 */
export async function checkWords(command: Command): Promise<void> {
  const { args, registeredArguments } = command
  const stray = args[registeredArguments.length]
  const takesAll = registeredArguments.at(-1)?.variadic ?? false
  if (stray !== undefined && !takesAll) {
    const isNamedOut = isProfile(stray) && !isUrl(stray) && command.name() === 'init'
    const option = isNamedOut ? `--out ${stray}` : await optionFor(stray)
    const has = command.options.some(({ long }) => option?.startsWith(`${long} `))
    const meant = has ? `; did you mean ${option}?` : ''
    throw new CommandError(
      `${command.name()} takes no argument ${stray}${meant} (assay ${command.name()} --help shows what it takes)`,
    )
  }
  const address = args.find(isUrl)
  const instead = address === undefined ? undefined : insteadOf[command.name()]?.(address)
  if (instead !== undefined)
    throw new CommandError(
      `${command.name()} takes files, and ${address} is an address; ${instead}`,
    )
  const { profile, baseUrl } = command.opts<{ profile?: string; baseUrl?: string }>()
  if (typeof profile === 'string' && isUrl(profile))
    throw new CommandError(
      `--profile ${profile} is an address; did you mean --base-url ${profile}? A profile is a YAML file`,
    )
  if (typeof baseUrl === 'string' && isProfile(baseUrl) && !isUrl(baseUrl))
    throw new CommandError(`--base-url ${baseUrl} is a file; did you mean --profile ${baseUrl}?`)
}

/** What to do with an address, by the command that was given one for a file. */
const insteadOf: Readonly<Record<string, ((address: string) => string) | undefined>> = {
  compare: (address) => `did you mean assay run --base-url ${address}? Its reports can be compared`,
  lint: (address) => `fetch it first, as with curl -o openapi.yaml ${address}`,
}

/** The option that a bare word belongs to. */
async function optionFor(word: string): Promise<string | undefined> {
  if (isUrl(word)) return `--base-url ${word}`
  if (isProfile(word)) return `--profile ${word}`
  const { interfaceNames } = await import('../contract/load-contract.js')
  const names = interfaceNames()
  if (names.includes(word)) return `--interface ${word}`
  return names.some((name) => word.startsWith(`${name}.`) || word.startsWith(`${name}/`))
    ? `--only ${word}`
    : undefined
}

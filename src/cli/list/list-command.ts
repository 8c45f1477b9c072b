import { type Catalogue, decidedHow, openCatalogue } from '../catalogue.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { print } from '../output/print.js'
import { supplementsFor } from '../supplements-for.js'
import type { Listed } from '../flags/list-flags.js'
import type { ListFlags } from '../flags/list-flags.js'

type Row = Readonly<Record<string, unknown>>

/** `assay list`: what Assay knows, as a table or as JSON. */
export async function listCommand(what: Listed, flags: ListFlags): Promise<ExitCode> {
  const supplements = flags.profile === undefined ? {} : supplementsFor(flags)
  const catalogue = await openCatalogue(flags.interface, supplements)
  const rows = await rowsOf[what](catalogue, flags)
  print(flags.json ? `${JSON.stringify(rows, null, 2)}\n` : `${rows.map(line).join('\n')}\n`)
  return exitCode.success
}

const rowsOf: Readonly<
  Record<
    Listed,
    (catalogue: Catalogue, flags: ListFlags) => readonly Row[] | Promise<readonly Row[]>
  >
> = {
  requirements: (catalogue) => requirementRows(catalogue, () => true),
  gaps: (catalogue) => requirementRows(catalogue, ({ decided }) => decided === 'unspecified'),
  scenarios: ({ scenarios }) =>
    scenarios.map(({ id, title, kind, file, interface: name, verifies, safety, touches }) => ({
      id,
      title,
      kind,
      file,
      interface: name,
      verifies,
      safety,
      touches,
    })),
  rules: ({ rules, requirements }) =>
    rules.map(({ id, title, file, decides }) => ({
      id,
      title,
      file,
      verifies: requirements.filter((one) => decides?.(one)).map((one) => one.id),
    })),
  fixtures: ({ suites }) =>
    [...suites.interfaces].flatMap(([name, { given }]) =>
      Object.entries(given).map(([fixture, title]) => ({
        id: `fixtures.${name}.${fixture}`,
        title,
      })),
    ),
  defects: async ({ contract }, { interface: interfaces }) => {
    const { allDefects } = await import('../../../proof/extension/all-variations.js')
    return (await allDefects(contract))
      .filter(isOf(interfaces))
      .map(({ name, sentence, breaks }) => ({ id: name, title: sentence, breaks }))
  },
  liberties: async ({ contract }, { interface: interfaces }) => {
    const { allLiberties } = await import('../../../proof/extension/all-variations.js')
    return (await allLiberties(contract))
      .filter(isOf(interfaces))
      .map(({ name, sentence, because }) => ({ id: name, title: sentence, because }))
  },
}

/** Whether what is planted shows itself in one of these interfaces. */
const isOf =
  (names: readonly string[] | undefined) =>
  (one: { readonly interfaces?: readonly string[] }): boolean =>
    one.interfaces?.some((name) => names?.includes(name) ?? true) ?? true

function requirementRows(
  { requirements, deciders }: Catalogue,
  wanted: (row: { readonly decided: string }) => boolean,
): readonly Row[] {
  return requirements
    .map(({ origin, text, ...requirement }) => ({
      ...requirement,
      title: text,
      kind: origin.kind,
      decided: decidedHow({ origin, text, ...requirement }),
      by: deciders({ origin, text, ...requirement }).map(({ id, file }) => ({ id, file })),
    }))
    .filter(wanted)
}

const line = ({ id, title, level }: Row): string =>
  [String(id).padEnd(56), ...(level === undefined ? [] : [String(level).padEnd(6)]), title].join(
    ' ',
  )

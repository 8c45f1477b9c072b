import { openLinks } from '../../report/terminal/open-links.js'
import { paint } from '../../report/terminal/paint.js'
import { exchangeText } from '../../report/terminal/exchange-text.js'
import { type RequirementLook, requirementText } from '../../report/terminal/requirement-text.js'
import { scenarioText } from '../../report/terminal/scenario-text.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { ShowFlags } from '../flags/show-flags.js'
import { readLastExchanges } from '../last-run/read-last-exchanges.js'
import { type LastRun, readLastRun } from '../last-run/read-last-run.js'
import { nothingCalled } from '../nothing-called.js'
import { print } from '../output/print.js'
import { wantsColor } from '../wants-color.js'
import { terminalWidth } from '../terminal-width.js'

/** `assay show`: shows an exchange, a requirement or a scenario of the last run. */
export async function showCommand(what: string, flags: ShowFlags): Promise<ExitCode> {
  const last = readLastRun(flags.out)
  const shown = /^\d+$/.test(what)
    ? await exchangeNumbered(Number(what), last)
    : await called(what, last)
  if (flags.json) {
    print(`${JSON.stringify(shown.told, null, 2)}\n`)
    return exitCode.success
  }
  const width = terminalWidth()
  const look = {
    width,
    paint: paint(flags.color && wantsColor(process.stdout)),
    linkTo: openLinks(last.page, last.run.findings),
  }
  print(`${shown.text(look).join('\n')}\n`)
  return exitCode.success
}

interface Shown {
  /** For programs. */
  readonly told: unknown
  text(look: RequirementLook): readonly string[]
}

async function exchangeNumbered(number: number, last: LastRun): Promise<Shown> {
  const { run } = last
  const isThere = number >= 1 && number <= run.exchanged.count
  const [exchange] = isThere ? await readLastExchanges(last, new Set([number])) : []
  if (exchange === undefined)
    throw new CommandError(
      run.exchanged.count === 0
        ? 'the last run had no exchange; run again (assay run)'
        : `the last run has no exchange ${number}; they go from 1 to ${run.exchanged.count}`,
    )
  return {
    told: exchange,
    text: (look) => exchangeText(exchange, { ...run, evidence: [] }, look),
  }
}

async function called(id: string, last: LastRun): Promise<Shown> {
  const { run } = last
  const requirement = run.requirements.find((one) => one.id === id)
  if (requirement !== undefined) {
    const findings = run.findings.filter((one) => one.requirement === id)
    const cited = new Set(findings.flatMap(({ exchanges }) => exchanges))
    const telling = await readLastExchanges(last, cited)
    const senders = new Set(telling.map(({ scenario }) => scenario))
    // What the same scenarios sent may be needed to see it again.
    const evidence = await readLastExchanges(last, ({ scenario }) => senders.has(scenario))
    return {
      told: {
        requirement,
        findings,
        exchanges: telling,
      },
      text: (look) => requirementText(requirement, { ...run, evidence }, look),
    }
  }
  const judge = run.judges.find((one) => one.id === id)
  if (judge === undefined) {
    const ids = [...run.requirements, ...run.judges].map((one) => one.id)
    throw new CommandError(nothingCalled(id, ids, `${last.file} has all of the last run`))
  }
  const sent = await readLastExchanges(last, ({ scenario }) => scenario === id)
  const findings = run.findings.filter(({ scenario }) => scenario === id)
  return {
    told: { judge, findings, exchanges: sent },
    text: (look) => scenarioText(judge, findings, sent, look),
  }
}

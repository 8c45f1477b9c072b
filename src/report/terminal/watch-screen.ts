import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { formatDuration } from '../format-duration.js'
import { failures } from '../outline/failures.js'
import { timeOfDay } from '../time-of-day.js'
import { failureBlock } from './failure-block.js'
import type { LinkTo } from './open-links.js'
import type { Paint } from './paint.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

interface Screen {
  readonly width: number
  readonly height: number
  readonly paint: Paint
  readonly linkTo: LinkTo
}

/** Lines that are kept for what stands below. */
const below = 3

/**
 * The result of a round on one screen: failures in full as far as there is room, without the command where that is long, that which is left by its name, and
 * the sum last.
 *
 * @param why what began the round
 * @param milliseconds that the round took
 */
export function watchScreen(
  run: Run,
  why: string,
  milliseconds: number,
  { width, height, paint, linkTo }: Screen,
): readonly string[] {
  const told = run.requirements.filter(({ verdict }) => verdict !== 'none')
  const good = told.filter(({ verdict }) => verdict === 'pass').length
  const heading = `${timeOfDay(new Date(run.finished))}  ${escapeTerminal(why)}`
  let room = Math.max(height, 12) - below - 2 - Math.min(told.length, height / 2)
  const blocks = failures(run).flatMap((failure) => {
    const link = linkTo(failure.finding)
    // What was expected and answered matters more here than how to see it again.
    const forms = [failure, { ...failure, command: undefined }]
    const block = forms
      .map((one) => failureBlock(one, width, paint, link))
      .find((lines) => lines.length <= room)
    room -= block?.length ?? room
    return block ?? []
  })
  const most = Math.floor(height / 2)
  const rows = told.slice(0, most).map(({ id, verdict, because }) => {
    const reason =
      verdict === 'pass' || verdict === 'fail' || because === undefined
        ? ''
        : `  ${escapeTerminal(because, width)}`
    return `  ${verdictMark(verdict, paint)}  ${escapeTerminal(id)}${reason}`
  })
  const more = told.length - rows.length
  const sum = `${formatCount(good)} of ${formatCount(told.length)} pass`
  return [
    heading,
    '',
    ...blocks,
    ...rows,
    ...(more > 0 ? [`  and ${formatCount(more)} more`] : []),
    '',
    `  ${paint(good === told.length ? 'green' : 'red', sum)}, in ${formatDuration(milliseconds)}`,
    ...(run.interrupted === undefined
      ? []
      : wrap(`Stopped early: ${escapeTerminal(run.interrupted)}`, width - 2).map(
          (line) => `  ${line}`,
        )),
  ]
}

import { escapeTerminal } from '../../report/escape-terminal.js'
import type { Profile } from '../../target/profile.js'
import { variableName } from '../../target/variable-name.js'
import type { Served } from './read-served.js'

/** What the definitions of a target tell of the operations in question, and why they tell no more. */
export function servedText(
  { target, actors }: Pick<Profile, 'target' | 'actors'>,
  { places, read, unread }: Served,
  of: number,
): string {
  const variables = `${variableName('customer', 'apiKey')} and ${variableName('customer', 'token')}`
  return [
    `Reading the definitions that ${escapeTerminal(target.name)} serves … ${places.size} of ${of} operations are in them`,
    ...(places.size === of
      ? []
      : [
          ...[...unread].map(
            ([why, names]) =>
              `  Not read: that of ${names.join(' and ')}. ${escapeTerminal(why, 200)}`,
          ),
          ...(unread.size > 0 && actors.customer === undefined
            ? [`  Set ${variables}, or name a profile with --profile`]
            : []),
          ...(read.length === 0
            ? []
            : [`  Read: that of ${read.join(' and ')}; operations are known by their operationId`]),
        ]),
    '',
    '',
  ].join('\n')
}

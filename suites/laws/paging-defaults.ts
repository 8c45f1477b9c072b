import { law } from '../../src/scenario/index.js'

/** A page for which no limit was asked is no bigger than the default that the definition documents. */
export default law('paging-defaults', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.laws
      .filter(({ aspect }) => aspect === 'limit-default')
      .map(({ requirement }) => ({
        operation: operation.id,
        title: `A page of ${operation.id} holds the documented number of items when none is asked for`,
        verifies: [requirement],
        async steps({ plain, walkList, verify, giveUp }) {
          const limit = operation.parameters.find(({ name }) => name === 'limit')?.schema['default']
          if (typeof limit !== 'number') throw new Error(`${operation.id} has no default limit`)
          const { answer } = await plain(operation)
          const reported = answer.at('/limit')
          const count = answer.items.length
          // A short list shows nothing of the default, unless the page says which limit it used.
          if (typeof reported !== 'number' && (await walkList(operation)).items.length <= limit)
            giveUp(`The list of ${operation.id} is not longer than ${limit} items.`)
          verify(requirement, answer).that({
            holds: count <= limit && (typeof reported !== 'number' || reported <= limit),
            expected: `at most ${limit} items, and no greater limit`,
            actual: `${count} items, limit ${String(reported)}`,
            pointer: '/limit',
          })
        },
      })),
  ),
)

import { law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { links } from './binding.js'
import { carriedOtherwise, type Links } from './carried-otherwise.js'
import { examples } from './examples.js'
import { goBehind } from './go-behind.js'
import { isOfKind, judgeImage } from './judge-image.js'
import { linksIn, some } from './links-in.js'
import { sameResource } from './same-resource.js'

/** Every link that the documents name leads to what it names. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const bound = operation.links.map(({ place, relation, ...link }) => {
      const key = `${place} ${relation}`
      const requirement = aspectsOf(operation, links, key)
      return {
        ...link,
        key,
        place,
        relation,
        id: requirement(relation === 'self' ? 'self' : 'related'),
      }
    })
    const writable = operations.some(
      ({ path, method }) => method === 'POST' || (path === operation.path && method === 'PUT'),
    )
    return lawCase({
      operation: operation.id,
      title: `The links of ${operation.id} lead to what they name`,
      verifies: Object.fromEntries(bound.map(({ key, id }) => [key, id])),
      undisturbed: writable,
      requests: 40,
      async steps(stage) {
        const { verify, random } = stage
        const { answers, again } = await examples(stage, operation)
        for (const { key, id, place, relation, leadsTo, mediaType } of bound) {
          const leads = verify[key]
          if (leads === undefined || id === undefined) continue

          const [found, foundAgain] = [answers, again].map((given) =>
            given.flatMap((answer) => linksIn(answer, place, relation)),
          ) as [Links, Links]
          if (found.length === 0)
            leads.undecided(`No answer of this run carries the link ${relation}.`, {
              remedy: `add data that carries the link ${relation}`,
            })
          let [open, isShown]: [string | undefined, boolean] = [undefined, false]
          for (const { answer, holder, href } of [
            ...some(found, random),
            ...carriedOtherwise([...found, ...foundAgain]),
          ]) {
            const link = stage.customer.linkOf(answer, href)
            // What leads elsewhere leaves the other relations to be followed.
            if (link.kind === 'left') {
              const { because, remedy } = link
              leads.undecided(because, { remedy, exchanges: [answer.exchange.number] })
              break
            }
            const visit = () => stage.customer.visit(answer, href, leadsTo)
            const carried = { visit, answer, holder, mediaType }
            const { behind, why, gone } = await goBehind(stage, relation, carried)
            if (why !== undefined && gone) {
              open = why
              continue
            }
            isShown = true
            if (why !== undefined)
              leads.undecided(why, { remedy: `let the link ${relation} lead to what can be read` })
            // Each further one would be waited for as long.
            if (why !== undefined) break
            const isEmptyImage = mediaType !== undefined && behind.status === 204
            if (!isEmptyImage && !leads(behind).status(200)) break
            if (mediaType) {
              const kind = mediaType.replace('*', '')
              leads(behind).header('Content-Type', mediaType, (value) =>
                isOfKind(value, kind, behind),
              )
              leads(behind).that(judgeImage(behind, mediaType))
            }
            if (relation !== 'self') continue
            const compared = sameResource(behind, answer, holder, place === 'body')
            if (compared !== undefined) leads(behind).that(compared)
            else
              leads.undecided('The link does not lead to what its address names.', {
                remedy: 'let the link lead to the resource that its address names',
              })
          }
          if (open !== undefined && !isShown)
            leads.undecided(open, { remedy: 'run again while nothing is deleted' })
        }
      },
    })
  }),
)

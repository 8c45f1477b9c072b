import type { Liberty } from '../../liberty.js'

/** Milliseconds by which one node is behind, between two definitions that others make, and until those are gone. */
const [behind, between, kept] = [400, 200, 1500]
const made = {
  type: 'others',
  contextName: 'user',
  indicator: false,
  notDismissible: false,
  message: { text: 'Someone else was here.' },
}

/** Half of the walks are, whichever of them are looked at. */
const isSentThere = (walk: number): boolean => walk.toString(2).replaceAll('0', '').length % 2 === 1

const liberty: Liberty = {
  name: 'small-pages-behind',
  sentence:
    'Half of the walks of small pages of definitions are served by a node that is 400 milliseconds behind and counts what it has, while others make some.',
  because:
    'When what anyone made comes to a list is not said, nor that one node answers for all pages.',
  behaviour({ admits, faultsOf, definitions }) {
    let now = 0
    let [start, limit] = [0, Infinity]
    let walks = 0
    return {
      admits(actor, operation, at) {
        now = at
        start = 0
        limit = Infinity
        return admits(actor, operation, at)
      },
      faultsOf(given, found) {
        if (given.parameter === 'start') start = Number(given.value ?? 0)
        if (given.parameter === 'limit') limit = Number(given.value ?? Infinity)
        return faultsOf(given, found)
      },
      definitions(own) {
        const book = definitions(own)
        const times = new Map<string, number>()
        const others: string[] = []
        const timeOf = (id = ''): number => times.get(id) ?? 0
        const add: typeof book.add = (content, updatedAt) => {
          const one = book.add(content, updatedAt)
          times.set(one.id, now)
          return one
        }
        const act = (): void => {
          others.push(add(made, now).id)
          if (timeOf(others[0]) < now - kept) book.erase(others.shift() ?? '')
        }
        return {
          ...book,
          add,
          all() {
            const isSmall = limit < book.all().length
            if (isSmall && start === 0) walks += 1
            if (!isSmall && timeOf(others.at(-1)) <= now - between) act()
            const isLate = isSmall && isSentThere(walks)
            return book.all().filter(({ id }) => !isLate || timeOf(id) <= now - behind)
          },
        }
      },
    }
  },
}

export default liberty

import { changeStore } from '../../alterations/change-store.js'
import type { Defect } from '../../defect.js'

/** A store that looks for what begins with the identifier that it is given. */
const defect: Defect = {
  name: 'identifiers-begun',
  sentence: 'A definition is found by the beginning of its identifier.',
  breaks: ['notifications.getDefinition.same', 'notifications.getDefinition.unknown'],
  behaviour: changeStore('definitions', (book) => ({
    find: (id) => book.find(id) ?? book.all().find((one) => id !== '' && one.id.startsWith(id)),
  })),
}

export default defect

import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'

const defect = defectOf('notifications-with-others')

type Book = ReturnType<Behaviour['notifications']>

/** What is done with a notification is done with all of its definition. */
const withAllOfDefinition = (
  change: (
    book: Book,
    forAll: (id: string, act: (one: string, user: string) => void) => void,
  ) => Partial<Book>,
) =>
  changeStore('notifications', (book) => {
    const forAll = (id: string, act: (one: string, user: string) => void): void => {
      const meant = book.find(id)
      for (const one of book.all())
        if (one.definitionId === meant?.definitionId) act(one.id, one.user)
    }
    return change(book, forAll)
  })

const markedWithAll = (wanted: 'dismissed' | 'read') =>
  withAllOfDefinition((book, forAll) => ({
    mark(user, id, mark) {
      book.mark(user, id, mark)
      if (mark === wanted) forAll(id, (one, whose) => book.mark(whose, one, mark))
    },
  }))

/** An operation of administrators takes away all of a definition. */
const takenWithAll =
  (wanted: string) =>
  (before: Behaviour): Partial<Behaviour> => {
    let isMeant = false
    return {
      ...withAllOfDefinition((book, forAll) => ({
        erase(id) {
          if (isMeant) forAll(id, (one) => book.erase(one))
          book.erase(id)
        },
      }))(before),
      takenAway(operation, write) {
        isMeant = operation === wanted
        before.takenAway(operation, write)
        isMeant = false
      },
    }
  }

/** What is done with a global notification is done with all that its user was shown. */
const markedWithAllGlobal = (wanted: 'dismissed' | 'read') =>
  changeStore('notifications', (book) => {
    const shown = new Set<string>()
    const isGlobal = (id: string, mark: string): boolean =>
      mark === wanted && id.startsWith('ntf-of-')
    return {
      mark(user, id, mark) {
        book.mark(user, id, mark)
        if (isGlobal(id, mark)) for (const one of shown) book.mark(user, one, mark)
      },
      isMarked(user, id, mark) {
        if (isGlobal(id, mark)) shown.add(id)
        return book.isMarked(user, id, mark)
      },
    }
  })

/** What is done with a notification is done with others as well. */
const defects: readonly Defect[] = [
  defect(
    'dismissed-with-all',
    'Dismissing a notification dismisses all of its definition.',
    'notifications.dismissNotification.not-others',
    markedWithAll('dismissed'),
  ),
  defect(
    'dismissed-with-earlier',
    'Dismissing a notification dismisses those of the user that were made before.',
    ['notifications.active.listed', 'notifications.dismissNotification.not-others'],
    changeStore('notifications', (book) => ({
      mark(user, id, mark) {
        const all = book.all()
        const place = all.findIndex((one) => one.id === id)
        book.mark(user, id, mark)
        if (mark === 'dismissed')
          for (const one of all.slice(0, Math.max(0, place)))
            if (one.user === user) book.mark(user, one.id, mark)
      },
    })),
  ),
  defect(
    'read-with-all',
    'Reading a notification marks all of its definition as read.',
    'notifications.markNotificationAsRead.not-others',
    markedWithAll('read'),
  ),
  defect(
    'read-with-all-global',
    'A customer who marks one global notification as read marks all of them.',
    'notifications.markNotificationAsRead.not-others',
    markedWithAllGlobal('read'),
  ),
  defect(
    'dismissed-with-all-global',
    'A customer who dismisses one global notification dismisses all of them.',
    'notifications.dismissNotification.not-others',
    markedWithAllGlobal('dismissed'),
  ),
  defect(
    'expired-with-all',
    'With a notification, all of its definition expire.',
    'notifications.expireNotification.not-others',
    takenWithAll('expireNotification'),
  ),
  defect(
    'deleted-with-all',
    'With a notification, all of its definition are deleted.',
    'notifications.deleteNotification.not-others',
    takenWithAll('deleteInAppNotification'),
  ),
]

export default defects

import { plainText } from '../../shared/further-kinds.js'
import { ownNotification, type OwnNotification } from './own-notification.js'

type Stage = Parameters<typeof ownNotification>[0]

/** Publishes plain text about a resource, for one who is entitled to it; undefined where the profile names none. */
export async function ownAboutEntity(
  stage: Stage & {
    readonly fixtures: {
      entitledIfAny(): Promise<
        { readonly entity: string; readonly topic: string; readonly awaited: string } | undefined
      >
    }
  },
): Promise<OwnNotification | undefined> {
  const entitled = await stage.fixtures.entitledIfAny()
  return entitled && ownNotification(stage, { ...entitled, bodyOf: plainText })
}

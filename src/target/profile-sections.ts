import { profileSchema } from './profile-schema.js'

/** The sections of a profile with the keys that belong into each. */
export function profileSections(): readonly { name: string; keys: readonly string[] }[] {
  return Object.entries(profileSchema().properties).map(([name, { properties = {} }]) => ({
    name,
    keys: Object.keys(properties),
  }))
}

import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'

/** What the deprecated operation leaves out of a location that its successor tells. */
const defects: readonly Defect[] = ['hoursOfOperation', 'atm', 'location'].map((member) => ({
  name: `told-otherwise-without-${member}`,
  sentence: `The deprecated operation leaves ${member} of locations out.`,
  breaks: [
    'institutions.deprecated.as-successor',
    ...(member === 'location' ? ['institutions.institutionAccessLocation.location.present'] : []),
  ],
  response: changeItems(
    { operations: ['listInstitutionAccessLocations'], statuses: [200] },
    ({ [member]: _left, ...rest }) => rest,
  ),
}))

export default defects

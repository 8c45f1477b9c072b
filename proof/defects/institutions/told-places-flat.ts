import { changeItems } from '../../alterations/change-items.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'told-places-flat',
  sentence: 'Address and coordinates stand in the location itself, not in its member location.',
  breaks: ['institutions.institutionAccessLocation.location.present'],
  response: changeItems({ statuses: [200] }, ({ location, ...item }) => ({
    ...item,
    ...(location as JsonObject),
  })),
}

export default defect

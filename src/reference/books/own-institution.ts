/** The code of the institution at which the customers of the reference bank are. */
export const ownInstitution = 'RIVER_CU'

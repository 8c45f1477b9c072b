export const kilometresOfMile = 1.609344

/** A time as a clock on this machine shows it: `16:02:11`. */
export const timeOfDay = (time: Date): string =>
  [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((value) => String(value).padStart(2, '0'))
    .join(':')

/**
 * Whether a day or an instant is in years that calendars and the database read the same in every time zone: an instant of
 * 9999 may be one of the year after. Pure.
 */
export const isInKnownYears = (text: string): boolean => text >= '1900' && text < '9999'

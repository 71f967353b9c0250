export { keepWholeDays, lastEndOf } from './series.ts'
export { calendarTexts } from './texts.ts'

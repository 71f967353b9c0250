export { keepWholeDays } from './keep-whole-days.ts'
export { lastEndOf } from './series.ts'
export { calendarTexts } from './texts.ts'

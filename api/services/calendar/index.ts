export { lastEndOf, seriesOf } from './series.ts'
export { calendarTexts } from './texts.ts'

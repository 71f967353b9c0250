export { settleLogoForms } from './logo/logo-forms.ts'
export { takeLogo } from './logo/take-logo.ts'
export { inlineAddress, repaintArt, storeRepainted, withTexts } from './repaint-art.ts'

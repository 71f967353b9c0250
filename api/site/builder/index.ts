export { settleLogoForms } from './logo/logo-forms.ts'
export { type LogoUpload, takeLogo } from './logo/take-logo.ts'
export { inlineAddress, repaintArt, storeRepainted, withTexts } from './repaint-art.ts'

export { settleLogoForms } from './logo/logo-forms.ts'
export { takeLogo } from './logo/take-logo.ts'
export { renewSignup } from './renew-signup.ts'
export { inlineAddress, repaintArt, storeRepainted, withTexts } from './repaint-art.ts'

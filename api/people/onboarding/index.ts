export { accountConfirmed, accountConfirming, accountRegistered } from './events.ts'
export { missingData } from './missing-data.ts'
export { firstNameOf } from './person-name.ts'
export { recordConsents } from './record-consents.ts'

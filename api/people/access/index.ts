export { isBlocked } from './account-state.ts'
export { addressLevel, addressLoads } from './address-load.ts'
export { coveredCpf } from './covered-cpf.ts'
export { createParticipant } from './create-participant.ts'
export {
  areasLocked,
  type LockedArea,
  openToMember,
  planOfMember,
  teamEntered,
  unknownLogin,
} from './events.ts'
export { findSession } from './find-session.ts'
export { withoutPerson } from './kept.ts'
export { deviceToken, knownDevice } from './known-device.ts'
export {
  isSameSecret,
  linkTokenId,
  newLinkToken,
  purposeKey,
  signInStation,
  usedLinkEnds,
} from './link-key.ts'
export { lockAccounts, lockParticipant } from './lock-participant.ts'
export { answerLogin, confirmedFirst } from './login.ts'
export { createTempToken, findLoginToken } from './login-token.ts'
export { countTry, forgetOwnTries, forgetTries } from './login-tries.ts'
export { confirmedCpf, memberOf } from './member-of.ts'
export { forgetMember, handOverMember } from './member-read.ts'
export { isOfPayments } from './of-payments.ts'
export { passAddress, slowAddress, slowCaller, wasAsked } from './pass-captcha.ts'
export {
  accountOfPending,
  countPendingTry,
  endPendingLogins,
  takePendingLogin,
} from './pending-login.ts'
export { lockOf, requireArea } from './require-area.ts'
export { enter, sessionDays, startSession, startSessionByPassword } from './start-session.ts'
export { rolesOf } from './team-roles.ts'
export { linkOver } from './texts.ts'
export { userAnswer } from './user-answer.ts'

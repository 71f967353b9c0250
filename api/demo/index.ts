export { seedDemoParticipants } from './seed-demo-participants.ts'

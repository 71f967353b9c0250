/**
 * Types whose activities give nobody their own points: invitations pay both sides by their own rule (1, 19), the others
 * take no participations (13, 17).
 */
const typesWithoutPoints: readonly number[] = [1, 13, 17, 19]

/** Whether taking part in activities of a type earns their points. Where it does not, none are shown or asked for (SEC-27). */
export const earnsPoints = (typeId: number): boolean => !typesWithoutPoints.includes(typeId)

/** The box 'change payment' of a form that can be paid as before (D3§5, PLN-04). */
export const changeName = 'trocar'

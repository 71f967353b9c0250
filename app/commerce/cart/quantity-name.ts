/** Gives the name of the field of a product's number in the form of the cart. Pure. */
export const quantityName = (productId: number): string => `quantidade-${productId}`

/** Entries that forms send, about five times what full stations have; stations are held to the same. */
export const mostSlides = 20
export const mostSectionItems = 60
export const mostPrerequisites = 20
export const mostVideos = 60
export const mostProducts = 100
/** Of a product, beside its first. */
export const mostMorePictures = 5
export const mostDeliveryLocations = 50
export const mostDiscountCodes = 50

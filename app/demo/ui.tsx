export { default, handle, loader, meta } from '../ui/showcase/route.tsx'

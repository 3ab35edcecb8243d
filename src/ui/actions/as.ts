import type { ComponentProps, ElementType } from 'react'

/**
 * Props of a component that can be drawn as any other (`as={Link} to="/x"`): its own, then those of that other one.
 * This is how ui/ makes links without knowing the router.
 */
export type As<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentProps<E>, keyof Own | 'as'>

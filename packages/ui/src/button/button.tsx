import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonVariant } from './variant.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
}

/** A native button. The default `type` is `button`, so that it never submits a form by accident. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

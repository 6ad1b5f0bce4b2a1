interface BrandMarkProps {
  size?: number;
}

/** The logo without its name; always shown next to the product's name. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0, display: 'block' }}>
      <rect width="32" height="32" rx="8" fill="#0e6b5e" />
      <path d="M8 9.5h16M16 9.5V23" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
      <circle cx="22.5" cy="21" r="3" fill="#f2bb5e" />
    </svg>
  );
}

/** Constants that are computed on first use. */

/** The value of `build`, computed once. It depends only on constants, so every service may share it. */
export function once<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

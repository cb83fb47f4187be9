# Carport in a container: the npm package with the dependencies of the lock file, as a user that may write only to /data.
# The digest is that of the image index: linux/amd64, arm64 and others.
FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS package
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY README.md LICENSE CHANGELOG.md tsconfig.json tsconfig.package.json ./
COPY bin ./bin
COPY scripts/build-package.ts scripts/build-embedded.ts scripts/suite-module.ts ./scripts/
COPY page ./page
COPY test/conformance/recordings.json ./test/conformance/
COPY test/suite ./test/suite
COPY hosts ./hosts
COPY src ./src
RUN npm pack --pack-destination /tmp && mv /tmp/carport-*.tgz /carport.tgz

FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8787 \
    OPS_PORT=9787 \
    DATABASE_URL=sqlite:/data/carport.db
WORKDIR /app
COPY --from=package /carport.tgz /source/package-lock.json ./
# The executable bit may be missing in a checkout made on Windows.
RUN tar -xzf carport.tgz --strip-components=1 && rm carport.tgz && chmod 755 bin/carport.js \
    && npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force \
    && ln -s /app/bin/carport.js /usr/local/bin/carport
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 8787 9787
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["carport"]
CMD ["serve"]

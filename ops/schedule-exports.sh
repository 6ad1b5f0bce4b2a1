#!/bin/sh
# Exports the database every night to a bucket of another project, where it is kept for a year: a copy that no
# administrator of the first project can delete. Run as an owner of both projects; running it again changes nothing.
# Usage: ops/schedule-exports.sh PROJECT OTHER-PROJECT REGION
set -eu
project=$1 other=$2 region=$3
bucket=gs://$other-exports
exporter=trialdesk-exports@$other.iam.gserviceaccount.com
agent=service-$(gcloud projects describe "$project" --format='value(projectNumber)')@gcp-sa-firestore.iam.gserviceaccount.com

gcloud services enable cloudscheduler.googleapis.com firestore.googleapis.com --project="$other"
gcloud iam service-accounts describe "$exporter" --project="$other" ||
  gcloud iam service-accounts create trialdesk-exports --project="$other"
gcloud projects add-iam-policy-binding "$project" --member="serviceAccount:$exporter" \
  --role=roles/datastore.importExportAdmin --condition=None

gcloud storage buckets describe "$bucket" --project="$other" ||
  gcloud storage buckets create "$bucket" --project="$other" --location="$region" \
    --uniform-bucket-level-access --public-access-prevention
gcloud storage buckets update "$bucket" --lifecycle-file="$(dirname "$0")/exports-lifecycle.json"
gcloud storage buckets add-iam-policy-binding "$bucket" --member="serviceAccount:$exporter" --role=roles/storage.admin
gcloud storage buckets add-iam-policy-binding "$bucket" --member="serviceAccount:$agent" --role=roles/storage.admin

gcloud scheduler jobs describe trialdesk-export --project="$other" --location="$region" ||
  gcloud scheduler jobs create http trialdesk-export --project="$other" --location="$region" \
    --schedule='0 3 * * *' --time-zone=Etc/UTC --attempt-deadline=180s --max-retry-attempts=3 \
    --uri="https://firestore.googleapis.com/v1/projects/$project/databases/(default):exportDocuments" \
    --http-method=POST --headers=Content-Type=application/json \
    --message-body="{\"outputUriPrefix\": \"$bucket\"}" --oauth-service-account-email="$exporter"
